import { BeforeLaunch } from '#admin/dashboard/BeforeLaunch.tsx'
import { beforeLaunch } from '#content/before-launch.ts'
import { resources } from '#content/resources.tsx'

/** Apart from the dashboard's first load: it knows all samples. */
export default function BeforeLaunchList() {
  return <BeforeLaunch resources={resources} find={beforeLaunch} />
}
