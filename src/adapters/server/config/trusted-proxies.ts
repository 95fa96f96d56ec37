import { BlockList, isIP } from 'node:net';

/** Which senders of `X-Forwarded-For` are believed: so many hops before the school, or those in these networks; false: nobody. */
export type TrustedProxies = false | number | readonly string[];

const mostHops = 10;

/** Reads `no`, a number of hops from 1 to 10, or addresses and networks between commas; null when it is none of them. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'no' || text === '0') return false;
  if (/^\d+$/.test(text)) return Number(text) <= mostHops ? Number(text) : null;
  const networks = text.split(/[\s,]+/).filter((each) => each !== '');
  return networks.length > 0 && networks.every(isNetwork) ? networks : null;
}

/** An address, or one with the length of a prefix; one of length 0 would be everybody. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}

/** The same as Fastify takes it. A number it takes too, and then believes nobody, so that whoever sets hops says how they are counted. */
export function believedProxies(
  proxies: TrustedProxies,
): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}

/** Whether whoever is at the other end of a connection is a proxy that is believed. */
export function isTrustedPeer(proxies: TrustedProxies): (address: string | undefined) => boolean {
  // Of hops the first is the peer, whoever it is.
  if (proxies === false || typeof proxies === 'number') return () => proxies !== false;
  const believed = new BlockList();
  for (const network of proxies) {
    const [address = '', length] = network.split('/');
    const family = familyOf(address);
    if (length === undefined) believed.addAddress(address, family);
    else believed.addSubnet(address, Number(length), family);
  }
  return (address = '') => isIP(address) !== 0 && believed.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
