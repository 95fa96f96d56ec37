/**
 * Who does a job that only one process at a time is to do. All instants are the database's own: processes whose clocks differ agree.
 * A lease that nobody renews or gives back runs out, and whoever asks next has it.
 */
export abstract class JobLeases {
  /**
   * Takes the lease of a job for so many milliseconds from now, or renews it; false while another holds it, or the job rests.
   * @param name of the job.
   * @param holder names this process and no other.
   */
  abstract hold(name: string, holder: string, milliseconds: number): Promise<boolean>;
  /**
   * Gives a lease back; does nothing when it is another's by now.
   * @param restMs milliseconds from now in which nobody is to begin the job: 0, it is not done.
   */
  abstract release(name: string, holder: string, restMs: number): Promise<void>;
}
