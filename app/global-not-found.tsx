import type { Metadata, Viewport } from 'next';
import { notFound } from '@/components/pages/not-found/copy';
import { HallPass } from '@/components/pages/not-found/hall-pass';
import { Document } from '@/components/site/document';
import { themeColor } from '@/components/styles/colors';
import { createSiteMetadata } from '@/components/site/metadata';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  ...createSiteMetadata(),
  title: `${notFound.title} | ${site.name}`,
};

export const viewport: Viewport = { themeColor };

export default function GlobalNotFound() {
  return (
    <Document>
      <HallPass />
    </Document>
  );
}
