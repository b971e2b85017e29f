import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SavedData } from './saved-data.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saved-data-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes what the hub would write. */
function exportOf(content: string) {
  return (path: string) => {
    mkdirSync(join(path, 'auth_export'), { recursive: true })
    writeFileSync(join(path, 'auth_export', 'accounts.json'), content)
    const metadata = { version: '1', auth: { version: '1', path: 'auth_export' } }
    writeFileSync(join(path, 'firebase-export-metadata.json'), JSON.stringify(metadata))
    return Promise.resolve()
  }
}

async function latestContent(): Promise<string | undefined> {
  const latest = await new SavedData(folder).latest()
  return latest && readFileSync(join(latest, 'auth_export', 'accounts.json'), 'utf8')
}

test('where nothing was saved there is nothing to start from', async () => {
  expect(await new SavedData(join(folder, 'missing')).latest()).toBeUndefined()
})

test('the newest save is used, the one before is kept, older ones go', async () => {
  for (let n = 1; n <= 11; n++) await new SavedData(folder, exportOf(`${n}`)).save()
  expect(await latestContent()).toBe('11')
  expect(readdirSync(folder).sort()).toEqual(['save-10', 'save-11'])
})

test('an export that a crash cut short is never started from, and goes with the next save', async () => {
  await new SavedData(folder, exportOf('complete')).save()
  mkdirSync(join(folder, 'unfinished-1-1', 'auth_export'), { recursive: true })
  expect(await latestContent()).toBe('complete')
  await new SavedData(folder, exportOf('next')).save()
  expect(readdirSync(folder).sort()).toEqual(['save-1', 'save-2'])
})

test('a save whose files the disk has lost gives way to the one before', async () => {
  await new SavedData(folder, exportOf('older')).save()
  await new SavedData(folder, exportOf('newer')).save()
  writeFileSync(join(folder, 'save-2', 'firebase-export-metadata.json'), '')
  expect(await latestContent()).toBe('older')
  await new SavedData(folder, exportOf('newest')).save()
  rmSync(join(folder, 'save-3', 'auth_export'), { recursive: true })
  writeFileSync(join(folder, 'save-2', 'firebase-export-metadata.json'), '{"version":"1"}')
  expect(await new SavedData(folder).latest()).toBe(join(folder, 'save-2'))
})

test('a failed save leaves what was there, and nothing half-written', async () => {
  await new SavedData(folder, exportOf('older')).save()
  await new SavedData(folder, exportOf('old')).save()
  const failing = new SavedData(folder, (path) => {
    mkdirSync(path)
    return Promise.reject(new Error('the disk is full'))
  })
  await expect(failing.save()).rejects.toThrow('the disk is full')
  expect(await latestContent()).toBe('old')
  expect(readdirSync(folder).sort()).toEqual(['save-1', 'save-2'])
})

test('two saves never overlap', async () => {
  let running = 0
  let most = 0
  const data = new SavedData(folder, async (path) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 20))
    await exportOf('x')(path)
    running--
  })
  await Promise.all([data.save(), data.save(), data.save()])
  expect(most).toBe(1)
  expect(existsSync(join(folder, 'save-3'))).toBe(true)
})

test('of failed saves in a row one sentence is told, and saving goes on', async () => {
  let works = false
  const data = new SavedData(folder, (path) =>
    works ? exportOf('at last')(path) : Promise.reject(new Error('no answer')),
  )
  const warn = vi.fn<(sentence: string) => void>()
  data.saveEvery(5, warn)
  await vi.waitFor(() => expect(warn).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 50))
  works = true
  await vi.waitFor(async () => expect(await latestContent()).toBe('at last'))
  data.stop()
  await data.save()
  expect(warn.mock.calls).toEqual([['The data could not be saved and is tried again: no answer']])
})
