import type { Graph, Thing, WithContext } from 'schema-dts';
import { pageData, scriptText } from '@/lib/content/structured-data';
import type { Path } from '@/lib/site';

/**
 * What a page says to machines, as JSON-LD. A block of data, not a script: nothing runs it, so the
 * policy for scripts needs no hash of it.
 *
 * @param more what the page says beyond where it stands, if it has more to say
 */
export function StructuredData({
  route,
  more,
}: {
  route: Path;
  more?: WithContext<Thing> | undefined;
}) {
  const blocks: (Graph | WithContext<Thing>)[] = more ? [pageData(route), more] : [pageData(route)];
  return blocks.map((data, index) => (
    <script
      key={index}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptText(data) }}
    />
  ));
}
