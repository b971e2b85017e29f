import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { designRules } from './eslint.design.js'
import { layerRules } from './eslint.layers.js'
import { wordRules } from './eslint.words.js'

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'functions/lib/',
      'functions/.site/',
      '.cache/',
      '.emulator-data/',
      'test-results/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: tseslint.configs.strictTypeChecked,
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The code is functions and plain objects: there is no `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      // `(done) => done()` reads better than a block around one call.
      '@typescript-eslint/no-confusing-void-expression': 'off',
    },
  },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'waitForTimeout', message: 'Wait for what the story is about.' },
        // It gives up after a second, or after a number of its own.
        { object: 'vi', property: 'waitFor', message: 'Use expect.poll.' },
      ],
    },
  },
  { files: ['src/**'], extends: [reactHooks.configs.flat['recommended-latest']] },
  ...layerRules,
  ...designRules,
  ...wordRules,
)
