# Becomes what a container is: a file system of its own that is read-only but for its volumes, a user without rights.
# Arguments: the folder that becomes the root, user, group, group of the pod, and the command. Standard input: one mount a
# line, as `ro|rw|file source target`, then an empty line, then what the command reads.
set -eu
root=$1 user=$2 group=$3 pod_group=$4
shift 4
mount -t tmpfs tmpfs "$root"
cd "$root"
mkdir -p usr dev proc etc app
for folder in bin lib lib64 sbin; do ln -s "usr/$folder" "$folder"; done
for folder in usr dev; do mount --rbind "/$folder" "$folder"; done
mount -o remount,bind,ro usr
mount --rbind /proc proc
printf '127.0.0.1 localhost api shell database\n' > etc/hosts
while read -r kind source target && [ -n "$kind" ]; do
  if [ -f "$source" ]; then
    mkdir -p "$(dirname ".$target")"
    : > ".$target"
  else
    mkdir -p ".$target"
  fi
  mount --bind "$source" ".$target"
  [ "$kind" = rw ] || mount -o remount,bind,ro ".$target"
done
mount -o remount,ro "$root"
exec chroot "$root" setpriv --reuid="$user" --regid="$group" --groups="$pod_group" --no-new-privs --bounding-set=-all \
  --inh-caps=-all sh -c 'cd /app; exec "$@"' sh "$@"
