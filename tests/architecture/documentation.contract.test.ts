import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const GUIDE = 'docs/adding-a-content-type.md'

/** Every code block, by the file that the last heading before it names. */
function codeBlocks(markdown: string): Map<string, string> {
  const blocks = new Map<string, string>()
  const pattern = /```(?:ts|tsx)\n([\s\S]*?)```/g
  let from = 0
  for (const { index, 0: whole, 1: code = '' } of markdown.matchAll(pattern)) {
    const words = markdown.slice(from, index)
    const headings = [...words.matchAll(/\*\*[^*]+\*\*, `([^`]+)`/g)]
    blocks.set(resolve(headings.at(-1)?.[1] ?? ''), code)
    from = index + whole.length
  }
  return blocks
}

/** What the project's own compiler says of the files, as if they lay where they belong. */
function complaintsAbout(files: Map<string, string>): string[] {
  const read = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path))
  const { config } = read as { config: unknown }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (path) => files.has(resolve(path)) || fileExists(path)
  host.readFile = (path) => files.get(resolve(path)) ?? readFile(path)
  host.directoryExists = () => true
  const program = ts.createProgram([...files.keys()], options, host)
  return [...files.keys()]
    .flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

it('the code in the guide to a new content type compiles where it belongs', () => {
  const blocks = codeBlocks(readFileSync(GUIDE, 'utf8'))
  expect([...blocks.keys()].map((file) => file.slice(resolve('.').length + 1))).toEqual([
    'src/content/offers/definition.ts',
    'src/content/registry.ts',
    'src/content/offers/samples.ts',
    'src/content/offers/OffersSection.tsx',
  ])
  expect(complaintsAbout(blocks)).toEqual([])
})
