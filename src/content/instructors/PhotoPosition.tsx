import type { FormPart } from '#ui/content-resource.ts'
import { PositionPicker } from '#ui/PositionPicker.tsx'
import { usePreview } from '#ui/use-preview.ts'

export default function PhotoPosition({
  values,
  disabled,
  onChange,
}: Parameters<FormPart['Input']>[0]) {
  const src = usePreview(values['image_url'])
  return (
    <PositionPicker
      src={src}
      x={Number(values['image_position_x'])}
      y={Number(values['image_position_y'])}
      disabled={disabled}
      label="Photo position"
      onChange={(x, y) => {
        onChange('image_position_x', x)
        onChange('image_position_y', y)
      }}
    />
  )
}
