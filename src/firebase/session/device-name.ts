/** The first that is named in a browser's description of itself; many name others besides. */
const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]
const SYSTEMS: readonly [string, RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

/** The name by which its owner recognizes a device: `Chrome, Windows`; empty where nothing is known. */
export function deviceName(userAgent: string): string {
  return [BROWSERS, SYSTEMS]
    .flatMap((known) => known.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [])
    .join(', ')
}
