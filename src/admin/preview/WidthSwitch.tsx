import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import type { PageWidth } from '#admin/preview/page-styles.ts'

interface WidthSwitchProps {
  label: string
  names: Readonly<Record<PageWidth, string>>
  /** Those on offer. */
  widths: readonly PageWidth[]
  chosen: PageWidth
  onChoose: (width: PageWidth) => void
}

/** In which width a page is looked at. */
export function WidthSwitch({ label, names, widths, chosen, onChoose }: WidthSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={chosen}
      // Null when the chosen one is pressed again.
      onChange={(_event, width: PageWidth | null) => width && onChoose(width)}
      sx={{ flex: 'none' }}
    >
      {widths.map((width) => {
        const { [width]: icon } = icons
        return (
          <ToggleButton
            key={width}
            value={width}
            aria-label={names[width]}
            title={names[width]}
            sx={{ minWidth: 44, minHeight: 44, px: 1.5 }}
          >
            {icon}
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}

/** The icons differ in size, as the devices do: their shapes are much alike. */
const icons = {
  phone: <Smartphone size={17} aria-hidden />,
  tablet: <Tablet size={23} aria-hidden />,
  desktop: <Monitor size={21} aria-hidden />,
}
