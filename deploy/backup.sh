#!/usr/bin/env bash
# Backs up the store that DATABASE_URL names, and keeps a week of backups, or restores one (docs/deploying.md).
#
#     deploy/backup.sh
#     sudo deploy/backup.sh restore [FILE]
set -euo pipefail
umask 077
# Only tests set TASSEL_ROOT.
backups=${TASSEL_ROOT:-}/var/backups/tassel
# Between two nights, so that a minute more or less does not count.
MAX_AGE_MINUTES=$((13 * 12 * 60))
now=$(date +%F-%H%M%S)
unfinished=''

fail() {
  echo "$1" >&2
  exit 1
}
as_tassel() { if [[ $(id -u) == 0 ]]; then runuser -u tassel -- "$@"; else "$@"; fi; }
copy_sqlite() { as_tassel node --import tsx deploy/store.ts copy "$1" "$2"; }

# Writes a backup.
back_up() {
  local file=$backups/$1-$now.$extension
  unfinished=$file.new
  as_tassel rm -f "$unfinished"
  case $extension in
    db) copy_sqlite "$store" "$unfinished" ;;
    dump) as_tassel pg_dump --format=custom --file="$unfinished" --dbname="$store" ;;
  esac
  as_tassel mv "$unfinished" "$file"
  echo "Written: $file"
}

restore_sqlite() {
  local folder before
  folder=$(dirname "$store")
  before=$folder/before-$now
  unfinished=$folder/restored.db
  as_tassel rm -f "$unfinished"
  copy_sqlite "$1" "$unfinished"
  stop_site
  # From here to the last line, only SIGKILL could leave the site without a store.
  trap '' INT TERM HUP
  as_tassel mkdir "$before"
  as_tassel find "$folder" -maxdepth 1 -name "$(basename "$store")*" -exec mv -t "$before" {} +
  as_tassel mv "$unfinished" "$store"
  echo "Restored. The store from before is in $before."
}

restore_postgres() {
  back_up before
  stop_site
  # The other machine may have other users.
  as_tassel pg_restore --clean --if-exists --no-owner --no-acl --single-transaction --exit-on-error \
    --dbname="$store" "$1"
  echo 'Restored.'
}

stop_site() {
  trap 'as_tassel rm -f "$unfinished"; systemctl start tassel' EXIT
  systemctl stop tassel
}

requested=${2:+$(realpath -- "$2")}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# Two lines: the password, and the store.
settings=$(as_tassel node --import tsx deploy/store.ts settings)
# In the environment, where other users of the machine do not see it.
export PGPASSWORD=${settings%%$'\n'*}
# pg_dump would otherwise look for certificates of authorities in a file of its own.
export PGSSLROOTCERT=${PGSSLROOTCERT:-/etc/ssl/certs/ca-certificates.crt}
store=${settings#*$'\n'}
case $store in
  off) echo 'DATABASE_URL is off: there is no store.' && exit ;;
  postgres*) extension=dump ;;
  *) extension=db ;;
esac
trap 'as_tassel rm -f "$unfinished"' EXIT
# Waits for another backup.
exec 9<"$backups"
flock 9

case ${1:-} in
  '')
    back_up tassel
    as_tassel find "$backups" -name 'tassel-*' -mmin "+$MAX_AGE_MINUTES" -delete
    ;;
  restore)
    [[ -f $requested ]] || fail "${2:+There is no file $2. }Pass one of:$(printf '\n%s' "$backups"/*)"
    as_tassel test -r "$requested" || fail "The user tassel cannot read ${2:-}: sudo chown tassel ${2:-}"
    [[ $requested == *."$extension" ]] || fail "Pass a backup of this store: a file that ends in .$extension"
    if [[ $extension == db ]]; then restore_sqlite "$requested"; else restore_postgres "$requested"; fi
    ;;
  *) fail 'Usage: backup.sh [restore FILE]' ;;
esac
