import { stripVTControlCharacters } from 'node:util'

/** What a person wants to read of a log: no colours, no empty lines, no stack traces. */
export function plainLines(log: string): string[] {
  return stripVTControlCharacters(log)
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s+at /.test(line) && !/^(  errors: \[.*\]|\})$/.test(line))
}

export function indented(lines: string[]): string {
  return lines.map((line) => `  ${line}`).join('\n')
}
