// @vitest-environment happy-dom
import { startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NumberField } from '#content/price_sheets/NumberField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SiteButton } from '#ui/SiteButton.tsx'
import { replayClicks } from '#entries/site/replay-clicks.ts'

it('what visitors choose, type and press before hydration counts after it', async () => {
  const pressed = vi.fn()
  const followed = vi.fn()
  function Page() {
    const [licence, setLicence] = useState('B')
    const [times, setTimes] = useState(1)
    return (
      <>
        <SelectField
          label="Klasse"
          value={licence}
          options={['B', 'A'].map((each) => [each, each])}
          onChange={setLicence}
        />
        <NumberField label="Versuche" value={times} most={9} onChange={setTimes} />
        <SiteButton data-replay href="#contact" onClick={pressed}>
          Buchen
        </SiteButton>
        <output>{`${licence} ${times}`}</output>
      </>
    )
  }
  const root = document.createElement('div')
  root.id = 'root'
  root.innerHTML = renderToString(<Page />)
  document.body.append(root)
  const replay = replayClicks()

  const select = root.querySelector('select')
  const input = root.querySelector('input')
  if (!select || !input) throw new Error('The page has no fields.')
  select.value = 'A'
  input.value = '3'
  for (const field of [select, input]) field.dispatchEvent(new Event('input', { bubbles: true }))
  root.querySelector('a')?.click()
  document.addEventListener('click', ({ defaultPrevented }) => void followed(!defaultPrevented))
  await act(async () => {
    startTransition(() => void hydrateRoot(root, <Page />))
    await Promise.resolve()
    replay()
  })

  expect(root.querySelector('output')?.textContent).toBe('A 3')
  expect([select.value, input.value]).toEqual(['A', '3'])
  expect(pressed).toHaveBeenCalledOnce()
  // The browser has gone there already.
  expect(followed.mock.calls).toEqual([[false]])
})
