/** Content Security Policy, as far as a build can be held to it: what is inline in its pages. */
import { createHash } from 'node:crypto';
import { attribute, elementsOf, ownText } from '@/lib/testing/html';

/** Types that a browser runs; any other, such as JSON-LD, is data. */
const isScript = (type = '') =>
  ['', 'module', 'text/javascript', 'application/javascript'].includes(type.toLowerCase());

/** @returns the sources of a directive, or of the one that stands in for it */
function sourcesOf(policy: string, directive: string): string[] {
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  return directives.get(directive) ?? directives.get('default-src') ?? [];
}

function allows(sources: string[], text: string): boolean {
  const hashes = sources.filter((source) => /^'(sha256|sha384|sha512|nonce)-/.test(source));
  // Beside a hash or a nonce, 'unsafe-inline' counts for nothing (CSP3, section 6.7.3.2).
  if (hashes.length === 0) return sources.includes("'unsafe-inline'");
  const hash = createHash('sha256').update(text).digest('base64');
  return hashes.includes(`'sha256-${hash}'`);
}

/**
 * @param html of a page
 * @param policy its Content-Security-Policy
 * @returns what the policy would refuse, one line each
 */
export function refusals(html: string, policy: string): string[] {
  const scripts = sourcesOf(policy, 'script-src');
  const styles = sourcesOf(policy, 'style-src');
  return elementsOf(html).flatMap((element) => {
    const lines: string[] = [];
    const text = ownText(element);
    const beginning = text.slice(0, 60);
    const isInline = element.tagName === 'script' && attribute(element, 'src') === undefined;
    if (isInline && isScript(attribute(element, 'type')) && !allows(scripts, text))
      lines.push(`inline script refused: ${beginning}`);
    if (element.tagName === 'style' && !allows(styles, text))
      lines.push(`inline style refused: ${beginning}`);
    const style = attribute(element, 'style');
    if (style !== undefined && !allows(styles, style))
      lines.push(`style attribute refused: ${style.slice(0, 60)}`);
    return lines;
  });
}
