#!/bin/sh
# Builds, pushes and signs the three images, each with what it was built from (SLSA provenance) and what it holds (SBOM).
# For a machine with Docker's BuildKit and cosign, which is signed in to the registry of images.
#
#   infra/release-images.sh registry.example/lens
#
# COSIGN_KEY names a key of cosign; without it cosign signs by the identity of whoever runs this (keyless).
set -eu
registry=${1:?'The address below which the images are pushed, such as registry.example/lens.'}
if [ -n "$(git status --porcelain)" ]; then
  echo 'Commit or remove your changes first: an image is named by its commit.' >&2
  exit 1
fi
commit=$(git rev-parse --short=12 HEAD)
# The same commit gives the same times in layers and documents.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
key=${COSIGN_KEY:+--key=$COSIGN_KEY}

npm run -s sbom
for image in api shell remotes; do
  docker buildx build --file "infra/docker/$image.Dockerfile" --tag "$registry/$image:$commit" \
    --provenance=mode=max --sbom=true --metadata-file ".sbom/$image.build.json" --push .
  digest=$(node -p 'JSON.parse(fs.readFileSync(process.argv[1], "utf8"))["containerimage.digest"]' ".sbom/$image.build.json")
  name="$registry/$image@$digest"
  # shellcheck disable=SC2086 # An empty key is no argument.
  cosign sign --yes $key "$name"
  # shellcheck disable=SC2086
  cosign attest --yes $key --type=cyclonedx --predicate=".sbom/$image.cdx.json" "$name"
  echo "lens/$image=$name"
done
