'use client';

/**
 * The link of what stands around each page. The router waits for all scripts of a page before it renders a
 * module that the page names; no page names this one, so that a form’s script that fails takes neither the
 * header nor the footer with it.
 */
export { Link as SiteLink } from '@/components/ui/link';
