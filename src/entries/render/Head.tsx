import latinFont from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'
import { notFoundPage, type SitePage } from '#entries/site/site-pages.ts'
import { courseEvents } from '#site/lessons/course-events.ts'
import { InlineJson } from '#entries/render/InlineJson.tsx'
import { isFound } from '#entries/render/optional-pages.ts'
import { priceData } from '#content/price_sheets/price-data.ts'
import { structuredData } from '#site/landing/structured-data.ts'
import { landingPage } from '#content/landing_page/definition.ts'
import { school } from '#content/school/definition.ts'
import { searchTexts } from '#content/search_texts/definition.ts'
import { headTexts } from '#content/search_texts/head-texts.ts'
import { singleIn, type PrerenderedContent } from '#model/records/prerendered-content.ts'
import { imageSource } from '#model/images/stored-image.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { avifSources, photos } from '#site/photos.ts'

/** What search engines read beside the page. */
const dataOf: Readonly<
  Record<string, (siteUrl: string, content: PrerenderedContent) => object | undefined>
> = {
  [sitePaths.home]: structuredData,
  [sitePaths.prices]: priceData,
  [sitePaths.lessons]: courseEvents,
}

interface HeadProps {
  page: SitePage
  /** Without a slash at its end. */
  siteUrl: string
  content: PrerenderedContent
}

/** What search engines and messengers read of a page. */
export function Head({ page: { path }, siteUrl, content }: HeadProps) {
  const { name } = singleIn(content, school, school.initial)
  const texts = singleIn(content, searchTexts, searchTexts.initial)
  const { title, description } = headTexts(path, texts, name)
  const url = `${siteUrl}${path}`
  const data = dataOf[path]?.(siteUrl, content)
  const image = `${siteUrl}/uploads/hero-og.jpg`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path === notFoundPage.path || !isFound(path, content) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="de_DE" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content="Blaues Fahrschulauto auf einer Landstraße vor der Altstadt von Gera"
      />
      <meta name="twitter:card" content="summary_large_image" />
      {/* There before the text is laid out, which would otherwise be done twice. */}
      <link rel="preload" as="font" type="font/woff2" href={latinFont} crossOrigin="" />
      {path === sitePaths.home && <HeroPreload content={content} />}
      {data && <InlineJson type="application/ld+json" data={data} />}
    </>
  )
}

/** The first thing that is to be seen. */
function HeroPreload({ content }: Pick<HeadProps, 'content'>) {
  const { hero_image } = singleIn(content, landingPage, landingPage.initial)
  const { src, srcSet } = imageSource(hero_image ?? '')
  const chosen = srcSet ? { imageSrcSet: srcSet } : { href: src }
  const own = { type: 'image/avif', imageSrcSet: avifSources(photos.hero) }
  return (
    <link
      rel="preload"
      as="image"
      {...(hero_image ? chosen : own)}
      imageSizes="100vw"
      fetchPriority="high"
    />
  )
}
