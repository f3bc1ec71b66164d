import { Campus } from '@/components/art/campus';
import { Tassel } from '@/components/art/tassel';
import { Mark } from '@/components/ui/mark';
import { colors, resolveColors } from '@/components/styles/colors';
import { cardSize } from '@/components/site/metadata';
import { site } from '@/lib/site';

/** The campus is drawn this much smaller than on the home page. */
const campus = { width: 1520, height: 215 } as const;

interface CardWords {
  label: string;
  headline: string;
}

/** Long headlines are set smaller, so that four lines at most stand above the campus. */
const sizeOf = ({ length }: string) =>
  length > 37 ? 66 : length > 30 ? 86 : length > 18 ? 98 : 108;

/**
 * The template of every social card. Styles are inline because next/og knows no style sheet; the
 * result is a picture, so the policy for pages does not apply.
 *
 * @param words what is set in type
 * @param look how far along the campus this card looks, from 0 to 1
 * @param draw turns a drawing into markup; react-dom/server, which a route may not import itself
 */
export function Card({
  words,
  look,
  draw,
}: {
  words: CardWords;
  look: number;
  draw: (drawing: React.ReactElement) => string;
}) {
  const picture = (drawing: React.ReactElement) =>
    `data:image/svg+xml;base64,${Buffer.from(standAlone(draw(drawing))).toString('base64')}`;
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
          background: colors.rule,
        }}
      />
      <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 38 }}>
        {/* eslint-disable-next-line @next/next/no-img-element -- drawn by next/og, not by a page */}
        <img src={picture(<Mark />)} width={60} height={60} alt="" />
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
          {words.label}
        </div>
      </div>
      <div
        style={{
          marginTop: 26,
          width: 850,
          fontSize: sizeOf(words.headline),
          lineHeight: 0.98,
          textWrap: 'balance',
          letterSpacing: '-0.02em',
        }}
      >
        {words.headline}
      </div>
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn by next/og, not by a page */}
      <img
        src={picture(<Campus />)}
        style={{ position: 'absolute', bottom: 0, left: -look * (campus.width - cardSize.width) }}
        alt=""
        {...campus}
      />
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn by next/og, not by a page */}
      <img
        src={picture(<Tassel />)}
        style={{ position: 'absolute', top: -36, right: 64 }}
        width={176}
        height={480}
        alt=""
      />
    </div>
  );
}

/** Makes a file of the SVG in a drawing's markup: colors resolved, namespace added. */
function standAlone(markup: string): string {
  const svg = markup.slice(markup.indexOf('<svg'), markup.lastIndexOf('</svg>') + '</svg>'.length);
  return resolveColors(svg).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}
