/** That a device has signed in to an account. */
export interface DeviceMark {
  readonly deviceId: string;
  readonly userId: string;
}

/** Marks that a browser keeps of the accounts it has signed in to. One opens nothing: it only parts a device from strangers. */
export abstract class DeviceMarks {
  /** The mark as the browser keeps it: letters, digits, hyphens, underscores and full stops. */
  abstract write(mark: DeviceMark): string;
  /** What a mark of this school says; null when it is none. */
  abstract read(text: string): DeviceMark | null;
}
