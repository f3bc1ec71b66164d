/** `npm run bench`: runs all three benchmarks with the same options (bench/support/bench.ts). */
for (const part of ['weight', 'submit', 'lighthouse']) {
  console.log(`\n── bench:${part}\n`);
  await import(`./${part}.ts`);
}

export {};
