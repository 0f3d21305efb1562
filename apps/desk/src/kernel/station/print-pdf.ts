/** Chrome needs the frame while its dialog is open and says nothing reliable about its end. */
const FRAME_LIFE_MS = 60_000;

/** Prints a PDF in a frame that is not seen, so that the page stays. Resolves when the browser has taken it. */
export function printPdf(blob: Blob): Promise<void> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    const address = URL.createObjectURL(blob);
    frame.className = 'print-frame';
    frame.tabIndex = -1;
    frame.ariaHidden = 'true';
    frame.addEventListener('load', () => {
      frame.contentWindow?.print();
      resolve();
    });
    frame.src = address;
    document.body.append(frame);
    setTimeout(() => {
      frame.remove();
      URL.revokeObjectURL(address);
    }, FRAME_LIFE_MS);
  });
}
