import { join, resolve } from 'node:path'

export const projectFolder = resolve(import.meta.dirname, '../..')
export const cacheFolder = join(projectFolder, '.cache')
export const logFolder = join(cacheFolder, 'logs')
export const savedDataFolder = join(projectFolder, '.emulator-data')
/** What visitors get. */
export const siteFolder = join(projectFolder, 'dist')
/** What was published locally, a folder each. */
export const releasesFolder = join(cacheFolder, 'releases')
/** What renders the pages, as the build has left it. */
export const rendererFolder = join(projectFolder, 'functions', '.site')
