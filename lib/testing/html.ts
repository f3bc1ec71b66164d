/** Reads HTML without a browser. */
import { DomUtils, parseDocument } from 'htmlparser2';

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** @returns every element of a page in the order of the document, those in a `noscript` included */
export const elementsOf = (html: string): Element[] =>
  DomUtils.getElementsByTagName('*', parseDocument(html));

/** @returns an attribute's value, or undefined where the element has no such attribute */
export const attribute = (element: Element, name: string): string | undefined =>
  DomUtils.getAttributeValue(element, name);

/** @returns all text inside the element, scripts and styles left out */
export const textOf = (element?: Element): string => DomUtils.innerText(element ?? []);
