import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import { cardFile, indexedRoutes, findPage } from '@/components/site/pages';
import { cardSize } from '@/components/site/metadata';
import { Card } from './card';

export const dynamicParams = false;

export function generateStaticParams() {
  return indexedRoutes.map((route) => ({ name: cardFile(route) }));
}

const font = (file: string) => readFile(`${process.cwd()}/components/styles/fonts/${file}`);

/** The social card of a page, drawn at build time and served as a file. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  const place = indexedRoutes.findIndex((route) => cardFile(route) === name);
  const route = indexedRoutes[place];
  if (!route) return new Response(null, { status: 404 });
  // A static import of it fails the build.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { label, headline } = findPage(route);
  return new ImageResponse(
    <Card
      words={{ label, headline }}
      look={(place + 1) / indexedRoutes.length}
      draw={renderToStaticMarkup}
    />,
    {
      ...cardSize,
      fonts: [
        { name: 'Archivo Wide', data: await font('archivo-wide-800.ttf'), weight: 800 },
        { name: 'Archivo', data: await font('archivo-600.ttf'), weight: 600 },
      ],
    },
  );
}
