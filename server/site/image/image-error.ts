/** A picture that cannot be given, with the status that says why. */
export class ImageError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'ImageError';
    this.status = status;
  }
}
