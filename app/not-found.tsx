import type { Metadata } from 'next';
import { notFound } from '@/components/not-found/copy';
import { HallPass } from '@/components/not-found/hall-pass';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  title: `${notFound.title} | ${site.name}`,
};

export default function NotFound() {
  return <HallPass />;
}
