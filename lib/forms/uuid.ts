/** Formats the first 16 bytes as a UUID (RFC 9562, section 4), because upstreams may check the format of a key. */
export function formatUuid(bytes: Uint8Array, version: 4 | 8): string {
  const id = bytes.slice(0, 16);
  id[6] = (id[6]! & 0x0f) | (version << 4);
  id[8] = (id[8]! & 0x3f) | 0x80;
  const hex = [...id].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
