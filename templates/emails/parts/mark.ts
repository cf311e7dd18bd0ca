import { html, type Html } from '../../html.ts'

/** An image attached to an email; the HTML refers to it as `cid:{id}`. */
export interface InlineImage {
  id: string
  contentType: string
  base64: string
}

/**
 * The product's logo, 64 x 64 pixels, readable on light and dark. Attached, since mail clients block remote
 * images.
 */
export const markImage: InlineImage = {
  id: 'mark',
  contentType: 'image/png',
  base64: [
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAYAAACqaXHeAAAKuUlEQVR4nOSbC1RVVRrH//vcC4JPUFBUUFRQm8osDETQcQqBtMfSpa2ljtY09l',
    'hRs6Zcgk1aNk1DYa9ZPdCZmhl71zRTWWOA6VCGgDrmW0QFUSRSLETlee/ZffsQBHLPOftczrWs31pczj372+fs85299/fY+yr4mePEBSQmI6mf',
    'k7E4pipXAiywcylv4Ir6Bc45i4qf+7gOFwgGHxO/JHUuV/j1jLM4utsomTqc84NgrJipWFe4MudN+BCfKWBieuqNdPW/0A0i0Q1IGeWM898Vrs',
    'z7CD7AAR8wMSN1GTV9NWMsGN1EXIMDc4cmRjcdLzj0OWzGdgVMzEh5jIE9TA23rXex1oslhSdEobLg0KewEVsVMHFJyiJq6kr4CNLC1KGJUYep',
    'J+yCTdj2lujhr2IKiumSPrYsvJFz91VFWZ/shw0osIGYxVND6PV84PuHF7AA6rgfxN17XV/YQLd7ANn2Yf7cuVHWxLUxYdQlGDcsWjvedfQgth',
    '22+EI5DsCv+drCxzYeRzfwWgFTV0wNaKwPuIMOl9PYDJGtNzwkDJnz0zBsQFin80dPVeOB119ERc2XkIbzE/T5aI+eTS/lr8hvhBdYVoDo7v7O',
    'HnfTG0ijbj/QSt2gXn3w8p3LMCiov8fy6tpTWLT6MdSeOwMrcPCvSBnPqQ73qi2ZG05ZqSttBcixmRWRMGq5w+H3CuntV/TwvWCRX0+ZjsSxV+',
    'iW9w7oiWa3C9vLS2AFMru9yfpco3BHenhiVBSZSzeZywNydU2IX5KSyhX8k24yCN3k1XsewYiBQwxlSr88ituyH0V34RyVNMUvKHo8J99IztAK',
    'TExP+RMU9rEdDy8Y2j/UVCYydDDsgOalcMbxv/j0lD8ayekqIH5p8m3UrR6Ejfg7/WyRsQRjy8k7vV2v2KMCYtOnTeBc+Rts5mD1MVtkrEKRaH',
    'ZsRorHyaeLAmLuiPFzwPEWs8lJ6siXtTW2yFiGwaGAvYE5c7pM+l0e0j8oJM2qUyPLvmPltsh4A73QX8RFnv7t+ec7KUC8fZJMh4/YtP8LW2S8',
    'hSnKAzjP8nVSgF9Q6Dwqt2ca9kBFTbX2p4cY/0bl3UUkZ+KWpszqeK6TAsh0LIQkA/sFY3xkNC4NHwk/h/zM/U7hJwZlGyCLuKe4t2iDaIsslG',
    'Zb1Ol728HVS6aHORXV1BG/asQYLL5hPvn033eUZlcz1u/agjWfrUPV1ycN6ysUM7+4KAOXRYzsdH5vZRnu/GsmzAjvPxC3Tp2Bay6bQCbTv/18',
    '+YkqPPnhq9hZccj0GqqjJaz4zxu+Esfts+LwKSNuJn3cZFRx2rg4PD4vTfPpO+JQHBg9eBhmxU6lRjmx51gZ3Krb4zXIb9e6+fQrJ6EtaaRyFc',
    'veykbNmVrde/fsEYi0lNl4cNZt2r3EPTsSTG1KHT8JZdWVEsPIsbfy80M7xFH7EOCcpRhV6RPYExk3LYRRpks0auGUGVhz98MIC9YPEHcfPYSn',
    'Pnqj/bs43n/8iK78SHKfX01bgdkTr6V7KAb3V/DAzFu1thrC+bT2Om0HFEBkGSUxr49JxOSx4yFD3569kHT51di4dxvONTZ4lDlQVUFDx4VtZf',
    'vxL4N5QcQOq29fiuDecvmPHn7+qD59CiXHK3RlyDHyp2DpeXGsqVOYP3r4EUYXHhIsHfJr9O/dD8/ecj96BQTqyry26WPtT4+QPv3wzC33ad3f',
    'CoP69jcTicKK1mdv/QgOGW1Wo67+HKwSMWAQHpq9CN4gunPmvHtICUGwyjdnTfIJ5BnGnk0eLg6/04J5/n7r4X3whoTR47QJzyoLJl+HS4ZGwh',
    'sKD+42leGM9xP/WxWg8t5mFcQklbNjM7zhjqSZcDrk86ViHM+bnApveLMgF8dOfWUqR5OfltBpnVIVLrUYmfn+Gry9eT2ZOBVWKKk6QuO4h7R8',
    'ACnAalZI+CIvb1yLF3LflZJXFeWs+K/ZtEmLpw/nTvUIJAnpG4QbY6YgZuRYzaE53yYLBYkes718Pz4v2Yl9ld4FOJcPG4VJNIRiRl6CsUOHa0',
    '5UR1yUPttL1xYZ5fe25lvKJbpUZfDWleuq24065fyOiSwKLCIaNZCSnKE0WTkdDu3hS8nENbY0w04C/XuQAxQBhZTtcrtxkpymE7Vfa06UZTiv',
    'KszKHSoOvx+YjItk5x9gEdGA6m9qtD9f0tDcJOXmyqAyvNR23METVLLFshN+8vBGJ1dXt31rH7y04FgXkRDdTLPCNPyEIZd/cWFWXrvr2cWxpw',
    'TiNsoCx8AHCO9QODgn677xWB7aN5gmJzc5Mr7aIcM3Fz6Rm9DxTFfjzN0LwBy77FroFI7QnPgkjBkyjIKUXnh/Sz6e/Oh1j7JzE6bh5vhpONNw',
    'DvuOl5NNz7O+ZqgLb2xhrgXnn+2SJKwsKKuJSIwW4VQiuoEwYY/MuRPzyaEZQusBwrkR1NHD5e4s8ljn+gmTMSJ0iCYr4v7U8fG4YvhoLdY/de',
    'Y0ugPnfMWWJz5Ze/55j29ZrWeZLFC9l3mx/CVC0cUz5iNpXKzHcqPAJrRPV49c+Bov37UM674owNMUNntlXjmvrVfxrKcij8F16zY1tgYWEW/t',
    'H3c9pPvwAuG86NHY0qRbNv3KBGSLsPi8ZIwMHOyVXU/meYzmdLMLNDtuhwUGU7gsGhgWPMBQrq5RP6qs0Zkc24gOi0D2oqVavsEius+iqwDuUP',
    'fAAg/O/I3U26k4oZ92PFlXCzPCBwzEitm3wxKc64aH+vkltypti2ZSLnB8pGlKQWOvwcJHiUFarCOxUZfiBpowZXE5XLqa1VWA4vavhwQiR7iQ',
    '1v1laHG3GEZ5hQf3aDIyLEi8DrLQupjuuNNVgMu/6SwkEGNfODAybC7dg/pmfW+72dVCiRe5MFiYVtkJUWmo1+3NugrYkrnha0gQ1NM0l9KOyC',
    'WY8RYlNGTpE2A+GXLSa+EzhQ165UYrwOQ7wDTEq5KMAgsO7MSuioOmctvLD6Co1Hz+FQmQ6tNS964yKjRcAidTmA8TRBJiU8kOQxmRGn8hRy5T',
    'I3gu5x3UNzUYyqzbvllLq5vBON9kVG6oAK7gv5DgqQ9fwyFakfHE2cZ6/H7N09o2OFnEVrn71jyrO1/sOFKKF/IkU1+M5RmVG+4Si0oK3+NyOe',
    'ZRdGiYaK+nZMX7Wz/FcVoXFOmyIHJURJrs/2UlWP72Kq92fYiIsbB0NyIpNggLGoAmcoFFmm3V+v/geeohIiskQVlAYONdR/KP6KaNzHeJZaSK',
    'JbMcXIRQtiq5OCvPcOY13SdIS0iHIxJHhZKuYnERQbP/M8VZudlmctI7RX2ZKLEf/hklPn4pIym9EYo1100mtcob6R8IMt3rTtYrybLylvcKU0',
    '94inrC/fgxwvmjlO5+yEoVr3aLx6Unz1ag/J1qWw/OfQCN9zr6WFCUlbPWal2v9gLSzPpus5OPoRu/hx8YDv5vt6qM8ebhBd3+wUTs0uRrFJWt',
    'oqgwGhcUXuJmPG3L43kb0Q1s+81Q6w8kMZcueIOeDPWY3Qx8I63MbFK4u/R0oEtLDvRrcI5QmWM040zM3NeKTY261+BYS/7t60VP5L4DG/DJDy',
    'cnZSRPoZWmOP7dEjRnaGTc9YHsD53Evl4amzOoov93rayD6i4uWrm+ADbj85/O/tixfUP0xcbPXgHfAgAA//9YVvfZAAAABklEQVQDANZPtHQZ',
    'WplPAAAAAElFTkSuQmCC',
  ].join(''),
}

/** The logo beside a name. Decorative: the name says the same. */
export function emailMark(name: string, size: number): Html {
  return html`<img
      src="cid:${markImage.id}"
      width="${size}"
      height="${size}"
      alt=""
      style="width:${size}px;height:${size}px;vertical-align:middle;margin-right:8px;border:0"
    /><span style="vertical-align:middle">${name}</span>`
}
