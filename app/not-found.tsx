/**
 * Nothing: no page calls `notFound()`, and an unknown address gets global-not-found.tsx. Without this
 * file, the data of each page would hold Next's own 404 page.
 */
export default function NotFound() {
  return null;
}
