import { afterEach, describe, expect, it, vi } from 'vitest'

/** With the device's clock in another zone; the format is made once a module. */
const inZone = async (zone: string) => {
  vi.stubEnv('TZ', zone)
  vi.resetModules()
  return import('./berlin-time.ts')
}
afterEach(() => vi.unstubAllEnvs())

// Summer time begins and ends at 01:00 UTC on the last Sunday of March and October: directive
// 2000/84/EC, articles 2 and 3.
describe.each(['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'on a device in %s',
  (zone) => {
    it.each([
      ['2026-01-01T11:30:00Z', '2026-01-01', '12:30'],
      ['2026-07-01T10:30:00Z', '2026-07-01', '12:30'],
      ['2026-12-31T22:59:59Z', '2026-12-31', '23:59'],
      ['2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
      ['2026-06-30T22:00:00Z', '2026-07-01', '00:00'],
      ['2026-03-29T00:59:59Z', '2026-03-29', '01:59'],
      ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
      ['2026-03-29T22:00:00Z', '2026-03-30', '00:00'],
      ['2026-10-25T00:59:59Z', '2026-10-25', '02:59'],
      ['2026-10-25T01:00:00Z', '2026-10-25', '02:00'],
      ['2026-10-25T22:59:59Z', '2026-10-25', '23:59'],
      ['2028-02-28T23:00:00Z', '2028-02-29', '00:00'],
    ])('%s is %s, %s', async (at, day, time) => {
      const { berlinDay, berlinTime } = await inZone(zone)
      expect(berlinTime(new Date(at))).toEqual({ day, time })
      expect(berlinDay(new Date(at))).toBe(day)
    })

    it.each([
      ['2026-01-01', '12:30', '2026-01-01T11:30:00.000Z'],
      ['2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
      ['2026-03-29', '00:00', '2026-03-28T23:00:00.000Z'],
      ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
      ['2026-10-25', '00:00', '2026-10-24T22:00:00.000Z'],
      ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
      // Skipped, and twice.
      ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
      ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ])('clocks show %s, %s at %s', async (day, time, at) => {
      const { berlinInstant } = await inZone(zone)
      expect(berlinInstant(day, time).toISOString()).toBe(at)
    })

    it('counts days across the change of clocks, months and years', async () => {
      const { addDays, weekdayOf } = await inZone(zone)
      expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
      expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
      expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
      expect(['2026-11-23', '2026-11-24', '2026-11-29'].map(weekdayOf)).toEqual([0, 1, 6])
    })
  },
)
