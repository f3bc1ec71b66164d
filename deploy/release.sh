#!/usr/bin/env bash
# Installs or upgrades the site, or goes back to the release before (docs/deploying.md).
#
#     sudo deploy/release.sh
#     sudo deploy/release.sh back
set -euo pipefail

MIN_MEMORY_MB=1800
KEPT_RELEASES=3
# Only tests set TASSEL_ROOT.
root=${TASSEL_ROOT:-}
home=$root/srv/tassel
new=$home/new
current=$home/current
repository_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
step='' is_switched='' unverified=''

# npm keeps its cache in HOME, and Next builds only for production.
export HOME=$home NODE_ENV=production

fail() {
  echo "$1" >&2
  exit 1
}

as_tassel() { runuser -u tassel -- "$@"; }

# Lists the releases that worked, oldest first. Others were interrupted, or `back` left them.
list_verified() { find "$home/releases" -mindepth 2 -maxdepth 2 -name verified -printf '%h\n' | sort; }

# Open tabs load scripts of their own build. Links these into the new one, until a day after their build was replaced.
keep_scripts() {
  step='Keeping the scripts of open tabs'
  as_tassel find "$previous/.next/own-static" -exec touch {} +
  as_tassel cp -rlf "$previous/.next/static/." "$1/.next/static/"
  as_tassel find "$1/.next/static" -type f -mtime +0 -delete
  as_tassel cp -rlf "$1/.next/own-static/." "$1/.next/static/"
}

start() {
  as_tassel ln -sfn "$1" "$home/next"
  as_tassel mv -T "$home/next" "$current"
  # Only those that differ, because on a full disk a new copy is empty.
  install -C -m 0644 "$1"/deploy/tassel*.service "$1"/deploy/tassel*.timer "$root/etc/systemd/system/"
  systemctl daemon-reload
  systemctl restart tassel
}

# Succeeds when the health report is not `down`, which has the status 503.
wait_until_healthy() {
  local port
  port=$(as_tassel env --chdir="$current" node --import tsx deploy/store.ts port) || return
  curl --silent --fail --noproxy '*' --retry 30 --retry-delay 1 --retry-connrefused \
    -o /dev/null "http://127.0.0.1:$port/api/health"
}

# Starts a release and waits until it works. After a failure or an interruption, `undo` starts the previous one.
switch_to() {
  step="The start of $1" is_switched=yes
  start "$1"
  wait_until_healthy
  [[ -n $previous ]] || systemctl enable --quiet --now tassel tassel-backup.timer
  as_tassel touch "$1/verified"
  trap - EXIT
  echo "Running: $1"
}

undo() {
  trap '' INT TERM HUP
  set +e
  local outcome='The site is unchanged.'
  if [[ $is_switched ]]; then
    journalctl --unit tassel --lines 20 --output cat --no-pager >&2
    if [[ $previous ]]; then
      start "$previous"
      outcome="Started $previous again."
    else
      systemctl stop tassel
      as_tassel rm "$current"
      outcome='Nothing is installed.'
    fi
  fi
  as_tassel rm -rf "$new" "$unverified"
  echo "$step failed. $outcome" >&2
  exit 1
}

[[ $(id -u) == 0 ]] || fail 'Run this with sudo.'
[[ -f $home/.env ]] || fail "There is no $home/.env. Copy .env.example there and set SITE_URL."
cd "$home"
exec 9<"$home"
flock --nonblock 9 || fail 'Another release.sh is running.'
as_tassel mkdir -p "$home/releases"
# Not `current`, which an interruption may have left at a release that never worked.
previous=$(list_verified | tail -n 1)

if [[ ${1:-} == back ]]; then
  left=$(readlink "$current" || true)
  # After an interruption of `back`, `current` may already be the release before.
  [[ ! -f $left/verified ]] || left=$previous
  target=$(list_verified | grep -vxF "$left" | tail -n 1) || fail 'There is no release before this one.'
  trap undo EXIT
  keep_scripts "$target"
  switch_to "$target"
  # Without this mark, neither `back` nor a failed upgrade returns to the release.
  as_tassel rm -f "$left/verified"
  exit
fi
[[ $# == 0 ]] || fail 'Usage: release.sh [back]'

memory=$(free --mebi --total | awk '/^Total/ { print $2 }')
((memory >= MIN_MEMORY_MB)) || fail "A build needs 2 GB of memory and swap together; there are $memory MB. Add swap:
  sudo sh -c 'fallocate -l 2G /swapfile && chmod 600 /swapfile && mkswap /swapfile && swapon /swapfile && echo /swapfile none swap sw 0 0 >> /etc/fstab'"

trap undo EXIT
step='git clone'
as_tassel rm -rf "$new"
repository=$(as_tassel git -C "$repository_folder" remote get-url origin)
as_tassel git clone --quiet "$repository" "$new"
as_tassel ln -s "$home/.env" "$new/.env"
step='npm ci'
as_tassel env --chdir="$new" npm ci --include=dev
step='npm run build'
as_tassel env --chdir="$new" npm run build
# DATABASE_URL’s default is a file in .data. After the build, which fails while the folder does not exist.
as_tassel ln -s "$root/var/lib/tassel" "$new/.data"
as_tassel cp -rl "$new/.next/static" "$new/.next/own-static"
step='The backup'
install -d -o tassel -g tassel -m 0700 "$root/var/backups/tassel"
if [[ $previous ]]; then
  as_tassel "$new/deploy/backup.sh"
  keep_scripts "$new"
fi

unverified=$home/releases/$(date -u +%F-%H%M%S.%3N)
as_tassel mv -T "$new" "$unverified"
switch_to "$unverified"
kept=$(list_verified | tail -n "$KEPT_RELEASES")
for release in "$home"/releases/*; do
  grep -qxF "$release" <<<"$kept" || as_tassel rm -rf "$release"
done
