import { createHmac, timingSafeEqual } from 'node:crypto';
import { DeviceMarks, type DeviceMark } from '#application/server/accounts/ports/device-marks.ts';

/** Marks signed with HMAC-SHA256. */
export class DeviceMarksByHmac extends DeviceMarks {
  readonly #key: Uint8Array;

  /** @param key at least 32 random bytes, the same in every process of the school. */
  constructor(key: Uint8Array) {
    super();
    this.#key = key;
  }

  write(mark: DeviceMark): string {
    const { deviceId, userId } = mark;
    return [deviceId, userId].map(encoded).concat(this.#signatureOf(mark).toString('base64url')).join('.');
  }

  read(text: string): DeviceMark | null {
    const [deviceId = '', userId = '', signature = '', ...more] = text.split('.');
    const mark = { deviceId: decoded(deviceId), userId: decoded(userId) };
    const given = Buffer.from(signature, 'base64url');
    const right = this.#signatureOf(mark);
    return more.length === 0 && given.length === right.length && timingSafeEqual(given, right) ? mark : null;
  }

  #signatureOf({ deviceId, userId }: DeviceMark): Buffer {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([deviceId, userId]))
      .digest();
  }
}

const encoded = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');
const decoded = (text: string): string => Buffer.from(text, 'base64url').toString('utf8');
