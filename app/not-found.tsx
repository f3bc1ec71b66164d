/**
 * Renders nothing, because unknown addresses get global-not-found.tsx and no page calls `notFound()`. Without this file,
 * every page would contain Next's own 404 page.
 */
export default function NotFound() {
  return null;
}
