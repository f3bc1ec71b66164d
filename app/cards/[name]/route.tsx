import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import { toCardFileName, findPageMetadata } from '@/components/site/pages';
import { cardSize } from '@/components/site/metadata';
import { indexedRoutes } from '@/lib/routes';
import { Card } from './card';

export const dynamicParams = false;

export function generateStaticParams() {
  return indexedRoutes.map((route) => ({ name: toCardFileName(route) }));
}

const readFont = (file: string) => readFile(`${process.cwd()}/components/styles/fonts/${file}`);

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  const index = indexedRoutes.findIndex((route) => toCardFileName(route) === name);
  const route = indexedRoutes[index];
  if (!route) return new Response(null, { status: 404 });
  // A static import of react-dom/server fails the build.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { label, headline } = findPageMetadata(route);
  return new ImageResponse(
    <Card
      copy={{ label, headline }}
      pan={(index + 1) / indexedRoutes.length}
      renderMarkup={renderToStaticMarkup}
    />,
    {
      ...cardSize,
      fonts: [
        { name: 'Archivo Wide', data: await readFont('archivo-wide-800.ttf'), weight: 800 },
        { name: 'Archivo', data: await readFont('archivo-600.ttf'), weight: 600 },
      ],
    },
  );
}
