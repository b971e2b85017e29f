import { spawnSync } from 'node:child_process'

/**
 * Linux gives processes a network of their own, with all ports free, and ends them all with the
 * first one. Without an interface beside the loopback, Chromium would believe that it is offline;
 * the address is one for documentation (RFC 5737).
 */
const NAMESPACES = ['--map-root-user', '--net', '--pid', '--fork', '--kill-child', '--mount-proc']
const WITH_INTERFACES = [
  'ip link set lo up',
  'ip link add there type veth peer name here',
  'ip addr add 192.0.2.1/24 dev here',
  'ip link set there up',
  'ip link set here up',
  // Not replaced by the program: somebody has to wait for processes that lose their parents.
  '"$@"',
].join(' && ')

/** The words before a command that run it in a network of its own, where it reaches nothing else. */
export const inOwnNetwork = ['unshare', ...NAMESPACES, 'sh', '-c', WITH_INTERFACES, 'sh'] as const

/** Whether this system lets us: not every one is Linux, has iproute2 or allows namespaces. */
export function hasOwnNetworks(): boolean {
  const [unshare, ...words] = inOwnNetwork
  return spawnSync(unshare, [...words, 'true'], { stdio: 'ignore' }).status === 0
}
