import { Campus } from '@/components/art/campus';
import { Tassel } from '@/components/art/tassel';
import { LogoMark } from '@/components/ui/logo-mark';
import { colors, resolveColors } from '@/components/styles/colors';
import { cardSize } from '@/components/site/metadata';
import { site } from '@/lib/site';

/** The displayed size of the campus drawing, in pixels. It is wider than the card. */
const campusSize = { width: 1520, height: 215 } as const;

interface CardCopy {
  label: string;
  headline: string;
}

/** Returns the font size, in pixels, at which the headline fits on four lines. */
const chooseHeadlineSize = ({ length }: string) =>
  length > 37 ? 66 : length > 30 ? 86 : length > 18 ? 98 : 108;

/**
 * Draws a social card. Styles are inline, because next/og does not support style sheets.
 *
 * @param pan which part of the campus is visible, from 0 (left end) to 1 (right end)
 * @param renderMarkup `renderToStaticMarkup` of react-dom/server (see route.tsx)
 */
export function Card({
  copy,
  pan,
  renderMarkup,
}: {
  copy: CardCopy;
  pan: number;
  renderMarkup: (drawing: React.ReactElement) => string;
}) {
  const toDataUrl = (drawing: React.ReactElement) =>
    `data:image/svg+xml;base64,${Buffer.from(toSvgFile(renderMarkup(drawing))).toString('base64')}`;
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        background: colors.paper,
        color: colors.ink,
        padding: '42px 96px 0',
        fontFamily: 'Archivo Wide',
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 64,
          top: 0,
          width: 3,
          height: 420,
          background: colors.marginLine,
        }}
      />
      <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 38 }}>
        {/* eslint-disable-next-line @next/next/no-img-element -- drawn by next/og, not by a page */}
        <img src={toDataUrl(<LogoMark />)} width={60} height={60} alt="" />
        {site.name}
        <div
          style={{
            marginLeft: 18,
            padding: '7px 14px',
            border: `3px solid ${colors.ink}`,
            background: colors.gold,
            fontFamily: 'Archivo',
            fontSize: 21,
            letterSpacing: '0.06em',
            textTransform: 'uppercase',
          }}
        >
          {copy.label}
        </div>
      </div>
      <div
        style={{
          marginTop: 26,
          width: 850,
          fontSize: chooseHeadlineSize(copy.headline),
          lineHeight: 0.98,
          textWrap: 'balance',
          letterSpacing: '-0.02em',
        }}
      >
        {copy.headline}
      </div>
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn by next/og, not by a page */}
      <img
        src={toDataUrl(<Campus />)}
        style={{
          position: 'absolute',
          bottom: 0,
          left: -pan * (campusSize.width - cardSize.width),
        }}
        alt=""
        {...campusSize}
      />
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn by next/og, not by a page */}
      <img
        src={toDataUrl(<Tassel />)}
        style={{ position: 'absolute', top: -36, right: 64 }}
        width={176}
        height={480}
        alt=""
      />
    </div>
  );
}

/** Turns a drawing's markup into an SVG document: resolves colors and adds the namespace. */
function toSvgFile(markup: string): string {
  const svg = markup.slice(markup.indexOf('<svg'), markup.lastIndexOf('</svg>') + '</svg>'.length);
  return resolveColors(svg).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}
