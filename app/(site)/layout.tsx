import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { Document } from '@/components/site/document';
import { themeColor } from '@/components/styles/colors';
import { createSiteMetadata } from '@/components/site/metadata';

export const metadata = createSiteMetadata();

export const viewport: Viewport = { themeColor };

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
