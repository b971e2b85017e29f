import { join, resolve } from 'node:path'

export const projectFolder = resolve(import.meta.dirname, '../..')
export const cacheFolder = join(projectFolder, '.cache')
export const logFolder = join(cacheFolder, 'logs')
export const savedDataFolder = join(projectFolder, '.emulator-data')
