/**
 * How a page's scripts come to life: React and Next are some 140 modules, which the entry requires
 * one through the other, in one go. A phone that does so hears no finger for that long. In steps, it
 * hears them in between.
 */
import { runInNewContext } from 'node:vm';

/** What Turbopack's loader is given to start with; it lets modules wait for the files named. */
export interface Start {
  otherChunks: string[];
  runtimeModuleIds: number[];
}

type Modules = Map<number, string>;

/** The modules of some files of a build, as source text, by their ids. */
function modulesOf(files: string[]): Modules {
  const modules: Modules = new Map();
  for (const source of files) {
    let ids: number[] = [];
    // [which script, id, …, factory, id, …, factory, …]: a factory may have several ids.
    const push = (chunk: unknown[]) =>
      chunk.forEach((item) => {
        if (typeof item === 'number') ids.push(item);
        if (typeof item !== 'function') return;
        for (const id of ids) modules.set(id, item.toString());
        ids = [];
      });
    runInNewContext(source, { TURBOPACK: { push } });
  }
  return modules;
}

/** What a module requires, in its order: `e.r(1)` and `e.i(1)`, where `e` is its first parameter. */
function requiredBy(factory: string): number[] {
  const [, context = ''] = /^\(?(\w+)/.exec(factory) ?? [];
  const calls = new RegExp(`\\b${context}\\.[ri]\\((\\d+)\\)`, 'g');
  return [...factory.matchAll(calls)].map(([, id]) => Number(id));
}

/**
 * Divides a start into steps, which make the same modules in the same order: what the entry
 * requires comes before it, and where that requires more than half of everything, this as well. Small neighbors make one step.
 *
 * @param start as Next wrote it
 * @param read gives a file of the build, as `otherChunks` names it
 * @returns the steps, each to be given to the loader once all files are there; the last is `start`
 * @throws when there is nothing to divide: Next may build its files differently by now
 */
export function stepsOf(start: Start, read: (chunk: string) => string): Start[] {
  const modules = modulesOf(start.otherChunks.map(read));
  const seen = new Set<number>();
  /** In characters, with all that it requires and nobody before it did. */
  function size(id: number, known = seen): number {
    const factory = modules.get(id);
    if (factory === undefined || known.has(id)) return 0;
    known.add(id);
    return requiredBy(factory).reduce((sum, other) => sum + size(other, known), factory.length);
  }
  const all = start.runtimeModuleIds.reduce((sum, id) => sum + size(id, new Set()), 0);

  const steps: { ids: number[]; size: number }[] = [];
  function add(id: number): void {
    const factory = modules.get(id);
    if (factory === undefined || seen.has(id)) return;
    if (size(id, new Set(seen)) - factory.length > all / 2) {
      // It may be required in a circle.
      seen.add(id);
      return requiredBy(factory).forEach(add);
    }
    const added = size(id);
    const last = steps.at(-1);
    if (last && last.size + added < all / 8) {
      last.ids.push(id);
      last.size += added;
    } else steps.push({ ids: [id], size: added });
  }
  for (const id of start.runtimeModuleIds) requiredBy(modules.get(id) ?? '').forEach(add);
  if (steps.length === 0) throw new Error('the start is not to be divided');
  return [...steps.map(({ ids }) => ({ otherChunks: [], runtimeModuleIds: ids })), start];
}
