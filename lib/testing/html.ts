/** Reads HTML as a browser does, without one. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

/** Elements whose text nobody reads. */
export const UNREAD = ['script', 'style', 'template'];

function* descendants(node: Tree.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* descendants(child);
  }
}

/**
 * @param html a whole page
 * @returns every element, in the order of the document, those in a `noscript` included
 */
export const elementsOf = (html: string): Element[] => [
  ...descendants(parse(html, { scriptingEnabled: false })),
];

/** @returns an attribute's value, or undefined where the element has no such attribute */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((given) => given.name === name)?.value;

/** @returns the text that stands in the element itself, not in one inside it */
export const ownText = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
