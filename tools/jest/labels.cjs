/**
 * jsdom walks the whole document for the control of each label and for the labels of each control, which took half of
 * the time of tests of long forms. These find the same elements by id.
 */
const labelable = 'button, input:not([type="hidden" i]), meter, output, progress, select, textarea';

function controlOf(label) {
  const id = label.getAttribute('for');
  if (id === null) return label.querySelector(labelable);
  const control = id && label.isConnected ? label.ownerDocument.getElementById(id) : null;
  return control?.matches(labelable) ? control : null;
}

function labelsOf(control) {
  if (!control.matches(labelable)) return null;
  const { id, ownerDocument } = control;
  const named =
    id && control.isConnected ? [...ownerDocument.querySelectorAll(`label[for=${JSON.stringify(id)}]`)] : [];
  const around = control.closest('label:not([for])');
  const labels = around ? [...named, around] : named;
  return labels.filter((label) => controlOf(label) === control);
}

const define = (type, name, get) =>
  Object.defineProperty(type.prototype, name, { configurable: true, enumerable: true, get });

if (globalThis.HTMLLabelElement) {
  define(HTMLLabelElement, 'control', function () {
    return controlOf(this);
  });
  for (const type of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    define(type, 'labels', function () {
      return labelsOf(this);
    });
}
