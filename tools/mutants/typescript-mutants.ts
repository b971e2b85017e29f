import ts from 'typescript'
import type { Mutant } from './mutants-of.ts'

/** What a binary operator could have been mistaken for. */
const OPERATORS: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [ts.SyntaxKind.LessThanToken]: ['<=', '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [ts.SyntaxKind.BarBarToken]: ['&&'],
  [ts.SyntaxKind.QuestionQuestionToken]: ['&&'],
  [ts.SyntaxKind.PlusToken]: ['-'],
  [ts.SyntaxKind.MinusToken]: ['+'],
  [ts.SyntaxKind.AsteriskToken]: ['/'],
  [ts.SyntaxKind.SlashToken]: ['*'],
  [ts.SyntaxKind.GreaterThanGreaterThanToken]: ['<<'],
  [ts.SyntaxKind.AmpersandToken]: ['|'],
}

/**
 * All mutants of a TypeScript source: another operator, number, text or truth value, a condition
 * that always or never holds, a statement that is not there.
 */
export function typescriptMutants(source: string): Mutant[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []

  function replace(node: ts.Node, replacement: string) {
    const [start, end] = [node.getStart(file), node.getEnd()]
    const { line } = file.getLineAndCharacterOfPosition(start)
    const change = `${oneLine(source.slice(start, end))} → ${replacement || 'nothing'}`
    const code = source.split('\n')[line]?.trim() ?? ''
    const mutated = source.slice(0, start) + replacement + source.slice(end)
    mutants.push({ line: line + 1, code, change, source: mutated })
  }

  function visit(node: ts.Node): void {
    // Types are gone when it runs, and what is imported is not decided here.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node))
      return
    if (ts.isBinaryExpression(node)) {
      for (const other of OPERATORS[node.operatorToken.kind] ?? [])
        replace(node.operatorToken, other)
    } else if (ts.isIfStatement(node)) {
      for (const always of ['true', 'false']) replace(node.expression, always)
    } else if (ts.isConditionalExpression(node)) {
      for (const always of ['true', 'false']) replace(node.condition, always)
    } else if (ts.isExpressionStatement(node) || ts.isThrowStatement(node)) {
      replace(node, ';')
    } else if (
      ts.isPrefixUnaryExpression(node) &&
      node.operator === ts.SyntaxKind.ExclamationToken
    ) {
      replace(node, node.operand.getText(file))
    } else if (ts.isNumericLiteral(node)) {
      replace(node, String(Number(node.text.replaceAll('_', '')) + 1))
    } else if (ts.isStringLiteral(node)) {
      replace(node, node.text === '' ? "'mutant'" : "''")
    } else if (
      node.kind === ts.SyntaxKind.TrueKeyword ||
      node.kind === ts.SyntaxKind.FalseKeyword
    ) {
      replace(node, String(node.kind === ts.SyntaxKind.FalseKeyword))
    }
    ts.forEachChild(node, visit)
  }

  visit(file)
  return mutants
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
