/** `npm run bench`: all four parts, one after the other, with the same options (bench/support/bench.ts). */
for (const part of ['weight', 'inp', 'submit', 'lighthouse']) {
  console.log(`\n── bench:${part}\n`);
  await import(`./${part}.ts`);
}

export {};
