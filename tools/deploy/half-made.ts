import { REGION } from '#model/site/firebase-project.ts'
import { askGoogle, origins } from './google.ts'

interface DeployedFunction {
  readonly name: string
  readonly labels?: Readonly<Record<string, string>>
  readonly serviceConfig?: { readonly service?: string }
  readonly eventTrigger?: object
}

/**
 * Looks for what a deployment has left half made: firebase-tools lets visitors call a function, or makes
 * its schedule, right after the function itself and never again, even where that failed.
 *
 * @returns what is wrong, sentences that end with the command
 * @throws Failure with Google's reason when it refuses
 */
export async function halfMadeFunctions(
  project: string,
  token?: () => Promise<string>,
): Promise<string[]> {
  const ask = (address: string) => askGoogle(project, { address }, token)
  const { functions = [] } = (await ask(
    `${origins.functionsV2Origin()}/v2/projects/${project}/locations/-/functions`,
  )) as { functions?: readonly DeployedFunction[] }
  const found = functions.map(
    async ({ name: path, labels = {}, serviceConfig = {}, eventTrigger }) => {
      const name = path.split('/').at(-1) ?? ''
      const mend = `npx firebase functions:delete ${name} --region ${REGION} --project ${project}, then npm run deploy`
      const isScheduled = labels['deployment-scheduled'] === 'true'
      if (!isScheduled && !eventTrigger) {
        const policy = await ask(
          `${origins.runOrigin()}/v1/${serviceConfig.service ?? ''}:getIamPolicy`,
        )
        if (!JSON.stringify(policy).includes('allUsers'))
          return [`Nobody may call ${name}: ${mend}`]
      }
      if (isScheduled) {
        const job = `projects/${project}/locations/${REGION}/jobs/firebase-schedule-${name}-${REGION}`
        const schedule = await ask(`${origins.cloudschedulerOrigin()}/v1/${job}`)
        if (!('schedule' in schedule)) return [`${name} has no schedule: ${mend}`]
      }
      return []
    },
  )
  return (await Promise.all(found)).flat()
}
