/** Never shown: see global-not-found.tsx. Without this file, every page would contain Next's own 404 page. */
export default function NotFound() {
  return null;
}
