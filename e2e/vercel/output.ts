/**
 * Reads `.vercel/output` and answers, for an address, what the platform would answer: the Build
 * Output API, version 3 (https://vercel.com/docs/build-output-api). As much of it as Next uses.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

type Headers = Record<string, string>;

type Condition = { type: string; key: string; value?: string };

interface Route {
  src?: string;
  handle?: string;
  dest?: string;
  status?: number;
  headers?: Headers;
  continue?: boolean;
  has?: Condition[];
  missing?: Condition[];
  methods?: string[];
}

/** What stands behind an address. */
interface Target {
  /** A static file, or the prerendered answer of a page. */
  file?: string;
  /** The folder of a function. */
  function?: string;
  headers: Headers;
  status?: number | undefined;
}

/** `matched`: the path, with its query, that the routes have made of the address. */
type Answer = Target & { status: number; matched: string };

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
const lowerCased = (headers: Headers = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Those that a browser does not find out by itself. */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export class VercelOutput {
  readonly config: {
    routes: Route[];
    overrides?: Record<string, { path?: string; contentType?: string }>;
  };

  /** @param folder `.vercel/output` */
  constructor(readonly folder: string) {
    this.config = readJson(path.join(folder, 'config.json'));
  }

  /** What has exactly this path: a static file (or what `overrides` call so), a page, a function. */
  #target(pathname: string): Target | undefined {
    const name = decodeURIComponent(pathname).split('/').filter(Boolean).join('/') || 'index';
    const overrides = this.config.overrides ?? {};
    const renamed = Object.keys(overrides).find((from) => overrides[from]?.path === name) ?? name;
    const typed = (file: string, type = types[path.extname(file)]): Target => ({
      file,
      headers: type ? { 'content-type': type } : {},
    });
    const file = path.join(this.folder, 'static', renamed);
    if (isFile(file)) return typed(file, overrides[renamed]?.contentType);
    const base = path.join(this.folder, 'functions', name);
    if (isFile(`${base}.prerender-config.json`)) {
      const { fallback, initialHeaders, initialStatus } = readJson(`${base}.prerender-config.json`);
      const page = typed(path.join(path.dirname(base), fallback.fsPath ?? fallback));
      const headers = { ...page.headers, ...lowerCased(initialHeaders) };
      return { ...page, headers, status: initialStatus };
    }
    return existsSync(`${base}.func`) ? { function: `${base}.func`, headers: {} } : undefined;
  }

  /** @param asked the headers of the request, in lower case */
  answer(pathname: string, method = 'GET', asked: Record<string, string> = {}): Answer {
    const headers: Headers = {};
    let matched = pathname;
    let status: number | undefined;
    const holds = ({ type, key, value = '.*' }: Condition) =>
      type === 'header' && new RegExp(`^${value}$`).test(asked[key] ?? '\n');
    const applies = ({ methods, has, missing }: Route) =>
      (methods?.includes(method) ?? true) && (has?.every(holds) ?? true) && !missing?.some(holds);
    const found = (): Answer | undefined => {
      const target = this.#target(new URL(matched, 'http://here').pathname);
      const all = { ...target?.headers, ...headers };
      return target && { ...target, headers: all, status: status ?? target.status ?? 200, matched };
    };
    let phase = '';
    for (const route of this.config.routes) {
      if (route.handle) {
        // The phases: what stands before "filesystem" always, "miss" and "rewrite" where no file was.
        const here = phase === '' || phase === 'rewrite' ? found() : undefined;
        if (here) return here;
        phase = route.handle;
        if (phase === 'error') status = 404;
        continue;
      }
      if (phase === 'hit' || phase === 'resource') continue;
      if (phase === 'error' && route.status !== status) continue;
      const match = route.src && new RegExp(`^(?:${route.src})$`).exec(matched);
      if (!match || !applies(route)) continue;
      Object.assign(headers, lowerCased(route.headers));
      status = route.status ?? status;
      matched = (route.dest ?? matched).replace(
        /\$(\w+)/g,
        (_, name: string) =>
          `${(/^\d+$/.test(name) ? match[Number(name)] : match.groups?.[name]) ?? ''}`,
      );
      if (route.continue) continue;
      if (phase === 'error' || headers.location) break;
    }
    return found() ?? { headers, status: status ?? 404, matched };
  }

  /** @returns the path of every page: each HTML file, prerendered or static */
  pages(): string[] {
    const names = ['functions', 'static'].flatMap((folder) =>
      readdirSync(path.join(this.folder, folder), { recursive: true, encoding: 'utf8' }),
    );
    const paths = names
      .filter((name) => name.endsWith('.html'))
      .map((name) => `/${name.replace(/(\.prerender-fallback)?\.html$/, '')}`);
    return [...new Set(paths)].sort().map((name) => (name === '/index' ? '/' : name));
  }
}
