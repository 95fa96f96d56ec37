import { expect, test } from 'vitest';
import { DeviceMarksByHmac } from '#adapters/server/security/device-marks-by-hmac.ts';

const marks = new DeviceMarksByHmac(new Uint8Array(48).fill(1));
const mark = { deviceId: 'device-1', userId: 'ana~ñ.1' };

test('reads what it wrote', () => {
  const text = marks.write(mark);
  expect(text).toMatch(/^[\w.-]+$/);
  expect(marks.read(text)).toEqual(mark);
});

test('takes no mark of another school, altered, cut or invented', () => {
  const text = marks.write(mark);
  const [device = '', user = '', signature = ''] = text.split('.');
  const other = Buffer.from('luis').toString('base64url');
  expect(new DeviceMarksByHmac(new Uint8Array(48).fill(2)).read(text)).toBeNull();
  for (const wrong of [`${device}.${other}.${signature}`, `${device}.${user}`, `${text}.x`, '', '..']) {
    expect(marks.read(wrong)).toBeNull();
  }
});
