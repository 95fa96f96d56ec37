import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';

class Addresses extends PublicAddresses {
  readonly schoolOrigin = 'https://escuela.example';
  school(path: string): string {
    return this.schoolOrigin + path;
  }
  signIn(path: string): string {
    return `https://ingreso.example${path}`;
  }
}

/** A school at escuela.example and its sign-in app at ingreso.example. */
export const schoolAddresses: PublicAddresses = new Addresses();
