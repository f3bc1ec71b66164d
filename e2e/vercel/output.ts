/**
 * Reads `.vercel/output` and answers, for an address, what the platform would answer: the Build
 * Output API, version 3 (https://vercel.com/docs/build-output-api). As much of it as Next uses.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface Condition {
  type: string;
  key: string;
  value?: string;
}

interface Route {
  src?: string;
  handle?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: boolean;
  has?: Condition[];
  missing?: Condition[];
  methods?: string[];
}

interface Config {
  routes: Route[];
  overrides?: Record<string, { path?: string; contentType?: string }>;
}

/** What stands behind an address. */
interface Target {
  /** A static file, or the prerendered answer of a page. */
  file?: string;
  /** The folder of a function. */
  function?: string;
  headers: Record<string, string>;
  status?: number;
}

export interface Answer extends Target {
  status: number;
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
const lowerCased = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.rsc': 'text/x-component',
};

export class VercelOutput {
  readonly folder: string;
  readonly config: Config;

  /** @param folder `.vercel/output` */
  constructor(folder: string) {
    this.folder = folder;
    this.config = JSON.parse(readFileSync(path.join(folder, 'config.json'), 'utf8')) as Config;
  }

  /** What has exactly this path: a static file (or what `overrides` call so), a page, a function. */
  #target(pathname: string): Target | undefined {
    const name = decodeURIComponent(pathname).split('/').filter(Boolean).join('/') || 'index';
    const renamed = Object.entries(this.config.overrides ?? {}).find(([, to]) => to.path === name);
    const file = path.join(this.folder, 'static', renamed?.[0] ?? name);
    if (isFile(file)) {
      const override = renamed?.[1] ?? this.config.overrides?.[name];
      const type = override?.contentType ?? types[path.extname(file)];
      return { file, headers: type ? { 'content-type': type } : {} };
    }
    const base = path.join(this.folder, 'functions', name);
    if (isFile(`${base}.prerender-config.json`)) {
      const { fallback, initialHeaders, initialStatus } = JSON.parse(
        readFileSync(`${base}.prerender-config.json`, 'utf8'),
      );
      const from = path.join(path.dirname(base), fallback.fsPath ?? fallback);
      const type = types[path.extname(from)];
      const headers = { ...(type && { 'content-type': type }), ...lowerCased(initialHeaders) };
      return { file: from, headers, status: initialStatus };
    }
    return existsSync(`${base}.func`) ? { function: `${base}.func`, headers: {} } : undefined;
  }

  /**
   * @param pathname of the address
   * @param asked the headers of the request, in lower case
   */
  answer(pathname: string, method = 'GET', asked: Record<string, string> = {}): Answer {
    const headers: Record<string, string> = {};
    let at = pathname;
    let status: number | undefined;
    const holds = ({ type, key, value }: Condition) => {
      if (type !== 'header' || asked[key] === undefined) return false;
      return value === undefined || new RegExp(`^${value}$`).test(asked[key]);
    };
    const found = (): Answer | undefined => {
      const target = this.#target(at);
      if (!target) return undefined;
      return {
        ...target,
        headers: { ...target.headers, ...headers },
        status: status ?? target.status ?? 200,
      };
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
      const match = route.src && new RegExp(`^(?:${route.src})$`).exec(at);
      if (!match || (route.methods && !route.methods.includes(method))) continue;
      if (route.has && !route.has.every(holds)) continue;
      if (route.missing?.some(holds)) continue;
      if (phase === 'error' && route.status !== status) continue;
      Object.assign(headers, lowerCased(route.headers));
      if (route.status) status = route.status;
      if (route.dest)
        at = route.dest.replace(/\$(\w+)/g, (_, name: string) =>
          /^\d+$/.test(name) ? (match[Number(name)] ?? '') : (match.groups?.[name] ?? ''),
        );
      if (route.continue) continue;
      if (phase === 'error' || headers.location) break;
    }
    return found() ?? { headers, status: status ?? 404 };
  }

  /** @returns the path of every page: each HTML file, prerendered or static */
  pages(): string[] {
    const below = (folder: string) => {
      const whole = path.join(this.folder, folder);
      return existsSync(whole) ? readdirSync(whole, { recursive: true, encoding: 'utf8' }) : [];
    };
    const prerendered = below('functions').filter((name) =>
      /\.prerender-fallback\.html$/.test(name),
    );
    const files = below('static').filter((name) => name.endsWith('.html'));
    const names = [...prerendered, ...files].map((name) =>
      name.replace(/(\.prerender-fallback)?\.html$/, ''),
    );
    return [...new Set(names)].sort().map((name) => (name === 'index' ? '/' : `/${name}`));
  }
}
