/** The picture on the box: a herd behind a fence, one of them crowned. */

import { Viking } from "./art/revels";
import { Alpaking } from "./art/court";
import { Pacifist, Puppy } from "./art/whites";

export function Cover() {
  return (
    <svg
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ display: "block", width: "100%", height: "100%" }}
    >
      <rect width="480" height="320" fill="#bfe3ee" />
      <circle cx="240" cy="128" r="128" fill="#fff3c4" />
      <path d="M0 176Q120 110 240 170T480 140V320H0Z" fill="#b5d69a" />
      <path d="M0 226Q160 180 300 220T480 206V320H0Z" fill="#8fc07a" />
      <path
        d="M30 60q0-16 18-16q6-16 24-12q16-8 22 8q18 0 16 20zM372 48q0-12 14-12q5-12 18-9q12-6 17 6q14 0 12 15z"
        fill="#fff"
        opacity=".85"
      />
      <g transform="translate(22 66) scale(.86)">
        <Pacifist />
      </g>
      <g transform="translate(272 60) scale(.88)">
        <Viking />
      </g>
      <g transform="translate(140 22)">
        <Alpaking />
      </g>
      <g transform="translate(350 116) scale(.72)">
        <Puppy />
      </g>
      <path d="M-10 258h500v14H-10zM-10 288h500v14H-10z" fill="#c98f55" stroke="#7d5128" strokeWidth="2" />
      {Array.from({ length: 10 }, (_, index) => (
        <path
          key={index}
          d={`M${10 + index * 49} 326v-76l11-12l11 12v76z`}
          fill="#e2b17a"
          stroke="#7d5128"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
