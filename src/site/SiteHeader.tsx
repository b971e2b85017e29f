import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { anchors } from '#site/anchors.ts'
import { Brand } from '#ui/Brand.tsx'

export function SiteHeader() {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Container
        maxWidth="xl"
        sx={{ display: 'flex', alignItems: 'center', minHeight: 72, gap: 2 }}
      >
        <Brand href="/" />
        <Button href={`#${anchors.courses}`} variant="text" sx={{ ml: 'auto' }}>
          Kurse
        </Button>
      </Container>
    </Box>
  )
}
