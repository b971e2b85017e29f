import 'swiper/css'
import './partner-carousel.css'
import { useState, type KeyboardEvent } from 'react'
import Box from '@mui/material/Box'
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import type { Swiper as Carousel } from 'swiper'
import { Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import type { Partner } from './definition.ts'
import { PartnerCard } from './PartnerCard.tsx'
import { prefersReducedMotion } from '#ui/reveal/motion.ts'
import { RoundButton } from '#ui/RoundButton.tsx'
import { useMinWidth } from '#ui/reveal/use-media.ts'

const AUTOPLAY_MS = 4_000
const GAP_PX = 24

/** Three partners or more, advancing by themselves until a visitor uses the controls; not on phones. */
export default function PartnerCarousel({ partners }: { partners: readonly Partner[] }) {
  const [carousel, setCarousel] = useState<Carousel>()
  const [playing, setPlaying] = useState(false)
  const perView = useMinWidth(1024) ? 3 : 2
  const hasMore = partners.length > perView

  function go(to: 'slidePrev' | 'slideNext') {
    carousel?.autoplay.stop()
    carousel?.[to]()
  }
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') go('slidePrev')
    if (key === 'ArrowRight') go('slideNext')
  }

  return (
    <Box role="group" aria-roledescription="Karussell" aria-label="Unsere Partner">
      <Box
        {...(hasMore && browsable)}
        onKeyDown={onKeyDown}
        // Paused twice, as under the mouse, it would not go on again.
        onFocus={() => {
          if (!carousel?.autoplay.paused) carousel?.autoplay.pause()
        }}
        onBlur={() => carousel?.autoplay.resume()}
      >
        <Swiper
          className="partner-carousel"
          modules={[Autoplay]}
          onSwiper={setCarousel}
          onAutoplayStart={() => setPlaying(true)}
          onAutoplayStop={() => setPlaying(false)}
          autoplay={
            prefersReducedMotion()
              ? false
              : { delay: AUTOPLAY_MS, disableOnInteraction: true, pauseOnMouseEnter: true }
          }
          slidesPerView={perView}
          spaceBetween={GAP_PX}
          rewind
          watchSlidesProgress
        >
          {partners.map((partner) => (
            <SwiperSlide key={partner.id}>
              {({ isVisible }) => (
                <Box inert={!isVisible} sx={{ height: '100%' }}>
                  <PartnerCard partner={partner} />
                </Box>
              )}
            </SwiperSlide>
          ))}
        </Swiper>
      </Box>
      <Box sx={{ ...controls, visibility: hasMore ? 'visible' : 'hidden' }}>
        <Box sx={{ display: { xs: 'none', lg: 'contents' } }}>
          <RoundButton
            icon={ArrowLeft}
            aria-label="Vorheriger Partner"
            onClick={() => go('slidePrev')}
          />
          <RoundButton
            icon={ArrowRight}
            aria-label="Nächster Partner"
            onClick={() => go('slideNext')}
          />
        </Box>
        <RoundButton
          icon={playing ? Pause : Play}
          aria-label={playing ? 'Bewegung anhalten' : 'Bewegung starten'}
          onClick={() => (playing ? carousel?.autoplay.stop() : carousel?.autoplay.start())}
        />
      </Box>
    </Box>
  )
}

const browsable = {
  tabIndex: 0,
  role: 'group',
  'aria-label': 'Partner, mit den Pfeiltasten zu blättern',
}

/** Their place is kept while all partners are in view, so that nothing moves. */
const controls = {
  display: 'flex',
  justifyContent: 'center',
  gap: 1.5,
  mt: 4,
  color: 'primary.dark',
}
