/** A temporary folder in place of `/`, and stand-ins for commands that need root, systemd or the network. */
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runShell, type Environment } from '@/e2e/faults/support/commands';

const STAND_INS = {
  // `runuser -u tassel -- COMMAND` runs the command, unless `interrupt` names it.
  runuser: 'shift 3; interrupt "$*"; exec "$@"',
  systemctl: `interrupt "systemctl $*"; echo "systemctl $*" >> $ROOT/log
    case "$1 \${2:-}" in
      "restart tassel") readlink $ROOT/srv/tassel/current > $ROOT/running ;;
      "stop tassel") rm -f $ROOT/running ;;
      "start tassel") touch $ROOT/running ;;
    esac`,
};

/** Makes a stand-in fail or get a signal, together with the script, at the first command that contains a text. */
const PREAMBLE = `#!/usr/bin/env bash
ROOT=\${0%/bin/*}
interrupt() {
  local text signal
  [ -f $ROOT/interrupt ] && { read -r signal; read -r text; } < $ROOT/interrupt || return 0
  [[ $1 == *"$text"* ]] || return 0
  rm $ROOT/interrupt
  [ $signal = fail ] && exit 1
  kill -$signal $PPID
  kill -$signal $$
}
`;

/** @param standIns more stand-ins: the name of a command, and a shell script */
export function createMachine(standIns: Record<string, string> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'tassel-machine-'));
  for (const folder of ['bin', 'srv/tassel', 'var/backups/tassel', 'etc/systemd/system'])
    mkdirSync(path.join(root, folder), { recursive: true });
  const addCommand = (name: string, script: string) => {
    const file = path.join(root, 'bin', name);
    writeFileSync(file, `${PREAMBLE}${script}\n`);
    chmodSync(file, 0o755);
  };
  for (const [name, script] of Object.entries({ ...STAND_INS, ...standIns }))
    addCommand(name, script);
  return {
    root,
    addCommand,
    /** Makes the next command that contains `text` fail, or kills it and the script with a signal. */
    interrupt: (how: 'fail' | NodeJS.Signals, text: string) =>
      writeFileSync(path.join(root, 'interrupt'), `${how.replace('SIG', '')}\n${text}\n`),
    run: (line: string, environment: Environment = {}) =>
      runShell(
        { TASSEL_ROOT: root, PATH: `${root}/bin:${process.env.PATH}`, ...environment },
        line,
      ),
  };
}
