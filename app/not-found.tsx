import '@/components/styles/everywhere';
import type { Metadata } from 'next';
import { notFound } from '@/components/error/copy';
import { HallPass } from '@/components/error/hall-pass';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  title: `${notFound.title} | ${site.name}`,
};

export default function NotFound() {
  return <HallPass />;
}
